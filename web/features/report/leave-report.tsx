import { leaveReport as words } from "#content/report-page.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type Props = { isOpen: boolean; onStay: () => void; onLeave: () => void };

/** Asks once before a bought report is left for a new scan. */
export function LeaveReport({ isOpen, onStay, onLeave }: Props) {
  return (
    <Dialog isOpen={isOpen} title={words.title} onClose={onStay}>
      <p>{words.text}</p>
      <div className="row">
        <Button onClick={onStay}>{words.stay}</Button>
        <Button variant="secondary" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
