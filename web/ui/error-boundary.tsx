import { Component, type ReactNode } from "react";
import { failure } from "#content/pages.ts";
import { Button } from "./button.tsx";
import { SupportEmail } from "./support-email.tsx";
import styles from "./error-boundary.module.css";

type Props = {
  children: ReactNode;
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
      <section className={`stack start text-page ${styles.failure}`} role="alert">
        <h1>{failure.title}</h1>
        <p>{failure.text}</p>
        {this.props.aid}
        <Button onClick={() => this.setState({ hasFailed: false })}>{failure.retry}</Button>
        <p>
          {failure.help} <SupportEmail />.
        </p>
      </section>
    );
  }
}
