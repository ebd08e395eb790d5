import { Benefits } from "./benefits.tsx";
import { Closing } from "./closing.tsx";
import { Faq } from "./faq.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Pricing } from "./pricing.tsx";
import { ResultsPreview } from "./results-preview.tsx";
import { Testimonial } from "./testimonial.tsx";

/** The landing page: eight sections in the order of spec 2. */
export function Landing() {
  return (
    <>
      <Hero />
      <Benefits />
      <HowItWorks />
      <ResultsPreview />
      <Testimonial />
      <Pricing />
      <Faq />
      <Closing />
    </>
  );
}
