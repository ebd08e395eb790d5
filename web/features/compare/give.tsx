import { useState } from "react";
import { giving as words } from "#content/two-flowers.ts";
import { addresses } from "#content/site-map.ts";
import { Button } from "#web/ui/button.tsx";
import { Status, useStatus } from "#web/ui/status.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** The link to this page with a code in its fragment, to copy. */
export function Give({ label, code }: { label: string; code: string }) {
  const [message, say] = useStatus();
  const [copied, setCopied] = useState(code);
  const link = `${location.origin}${addresses.twoFlowers}#${code}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(code);
      say(words.copied);
    } catch {
      say(words.byHand);
    }
  };
  return (
    <>
      <TextField label={label} readOnly value={link} onFocus={({ target }) => target.select()} />
      <p>
        <Button onClick={() => void copy()}>{words.copy}</Button>
      </p>
      <Status text={message && copied !== code ? words.changed : message} />
    </>
  );
}
