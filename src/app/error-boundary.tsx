import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Shown when drawing again did not help; `retry` draws once more. */
  fallback(retry: () => void): ReactNode;
}

interface BoundaryState {
  failures: number;
  broken: boolean;
}

/** So many failures in a row are a fault of ours and not of whoever changed the page around us. */
const PATIENCE = 3;

/**
 * A translating browser or another script may replace nodes that React knows, and its next change then throws. Drawing
 * the screen anew is the remedy; what the person typed is kept above, so nothing is lost.
 */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failures: 0, broken: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('The screen was drawn anew.', error instanceof Error ? error.name : '');
    this.setState(({ failures }) => ({ failures: failures + 1, broken: failures + 1 >= PATIENCE }));
  }

  retry = () => this.setState({ failures: 0, broken: false });

  override render() {
    if (!this.state.broken) return this.props.children;
    return this.state.failures >= PATIENCE ? this.props.fallback(this.retry) : null;
  }
}
