export const ALERT = 'M12 8v5m0 3.5v.01M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18';
export const BACK = 'M19 12H5m6-6l-6 6l6 6';
export const EXPAND = 'M9 6l6 6l-6 6';

/**
 * Decorative. The text next to it says what it means. `path` is an outline on a grid of 24 units, which has the colour of the
 * surrounding text.
 */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
