import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Shown if rendering keeps failing. `retry` renders the children again. */
  fallback(retry: () => void): ReactNode;
}

interface BoundaryState {
  failures: number;
  broken: boolean;
}

/** So many failures are probably not caused by another script. */
const MAX_FAILURES = 3;

/**
 * Renders its children again after an error. A translating browser or another script may replace nodes that React manages, so
 * that React's next update throws. No input is lost, because the state of a screen is kept outside React.
 */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failures: 0, broken: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('The screen was rendered again after an error.', error instanceof Error ? error.name : '');
    this.setState(({ failures }) => ({ failures: failures + 1, broken: failures + 1 >= MAX_FAILURES }));
  }

  retry = () => this.setState({ failures: 0, broken: false });

  override render() {
    if (!this.state.broken) return this.props.children;
    return this.state.failures >= MAX_FAILURES ? this.props.fallback(this.retry) : null;
  }
}
