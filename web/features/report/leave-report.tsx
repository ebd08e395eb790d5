import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type Props = { isOpen: boolean; onStay: () => void; onLeave: () => void };

/** Asks once before a bought report is left for a new scan. */
export function LeaveReport({ isOpen, onStay, onLeave }: Props) {
  return (
    <Dialog isOpen={isOpen} title="Leave this report?" onClose={onStay}>
      <p>
        A new scan begins without these answers. Your report stays yours: it opens again at its
        private link, which also stands in the PDF. Please make sure that you have kept one of them.
      </p>
      <div className="row">
        <Button onClick={onStay}>Stay here</Button>
        <Button variant="secondary" onClick={onLeave}>
          Leave and retake
        </Button>
      </div>
    </Dialog>
  );
}
