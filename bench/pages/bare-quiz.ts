import { questions } from "#content/questions.ts";
import { answerChoices } from "#domain/scan/answers.ts";

/**
 * The limit that the scan is compared with: the same 21 questions as one page written by hand, without framework, fonts,
 * design or anything to keep.
 */
export const bareQuiz = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A bare quiz</title>
<link rel="icon" href="data:,">
<style>
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 sans-serif }
label { display: block; padding: 1rem; border: 1px solid gray; margin: .5rem 0 }
</style>
<h1>A bare quiz</h1>
<form>
<p id="place">Answer for the last few weeks.</p>
<h2 id="question"></h2>
<div id="answers" hidden>${answerChoices
  .map(
    ({ value, label }) =>
      `<label><input type="radio" name="answer" value="${value}" required> ${label}</label>`,
  )
  .join("")}</div>
<button>Begin My Scan</button>
</form>
<script>
const questions = ${JSON.stringify(questions.map(({ text }) => text))};
const form = document.forms[0], sums = [0, 0, 0, 0, 0, 0, 0];
let index = -1;
form.onsubmit = (event) => {
  event.preventDefault();
  if (index >= 0) sums[Math.floor(index / 3)] += Number(form.answer.value);
  index++;
  form.reset();
  document.getElementById("answers").hidden = index >= questions.length;
  document.getElementById("place").textContent = index < questions.length ? "Question " + (index + 1) + " of 21" : "Your sums";
  document.getElementById("question").textContent = questions[index] ?? sums.join(", ");
  form.lastElementChild.textContent = "Next";
};
</script>
`;
