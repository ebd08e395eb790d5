import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type Props = { isOpen: boolean; onRetake: () => void; onClose: () => void };

/** Asks once before a bought report is left for a new scan. */
export function RetakeDialog({ isOpen, onRetake, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} title="Leave this report?" onClose={onClose}>
      <p>
        A new scan begins without these answers. Your report stays yours: it opens again at its
        private link, which also stands in the PDF. Please make sure that you have kept one of them.
      </p>
      <div className="row">
        <Button onClick={onClose}>Stay here</Button>
        <Button variant="secondary" onClick={onRetake}>
          Leave and retake
        </Button>
      </div>
    </Dialog>
  );
}
