import { useEffect, useState } from 'react';

/** `true` after `on` has been `true` for this long, so that a fast response shows no progress indicator. */
export function useDelayed(on: boolean, milliseconds: number): boolean {
  const [delayed, setDelayed] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setDelayed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setDelayed(false);
    };
  }, [on, milliseconds]);
  return delayed;
}
