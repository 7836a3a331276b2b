import { useEffect, useState } from 'react';

/** `true` once `on` has lasted for some milliseconds: quick answers show no progress, slow ones do. */
export function useDelayed(on: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [on, milliseconds]);
  return late;
}
