import type { ChangeEvent, Ref } from "react";
import { buyDialog } from "#content/checkout.ts";
import { TextField } from "#web/ui/text-field.tsx";

type Props = {
  ref: Ref<HTMLInputElement>;
  value: string;
  error: string | undefined;
  onType: (code: string) => void;
};

/** The coupon, collapsed until it is asked for and upper-cased as it is typed (spec 5). */
export function CouponField({ ref, value, error, onType }: Props) {
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? target.value.length;
    const before = target.value.slice(0, caret).toUpperCase().length;
    // Set before React does it, which would move the caret to the end.
    target.value = target.value.toUpperCase();
    target.setSelectionRange(before, before);
    onType(target.value);
  };
  return (
    <details className="disclosure">
      <summary>{buyDialog.askForCoupon}</summary>
      <TextField
        ref={ref}
        label={buyDialog.coupon}
        error={error}
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        onChange={type}
      />
    </details>
  );
}
