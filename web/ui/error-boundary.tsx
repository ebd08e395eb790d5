import { Component, type ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./error-boundary.module.css";

type Props = {
  children: ReactNode;
  supportEmail: string;
  /** Shown with the message: what else helps. */
  aid?: ReactNode;
};

/**
 * Shows a message when its children fail to render. The parent's state (the answers) stays, so trying again goes on where
 * the visitor was.
 */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <section className={`stack ${styles.failure}`} role="alert">
        <h1>Something went wrong</h1>
        <p>
          This part of the page could not be shown. Your answers are still here. Please try again.
        </p>
        {this.props.aid}
        <Button onClick={() => this.setState({ hasFailed: false })}>Try again</Button>
        <p>
          If it keeps happening, write to{" "}
          <a href={`mailto:${this.props.supportEmail}`}>{this.props.supportEmail}</a>.
        </p>
      </section>
    );
  }
}
