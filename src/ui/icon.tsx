export const ALERT = 'M12 8v5m0 3.5v.01M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18';
export const CHECK = 'M6 12.5l4 4L18 8';
export const MAIL =
  'M5 6h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 6M4 7l8 6l8-6';
export const BACK = 'M19 12H5m6-6l-6 6l6 6';
export const EXPAND = 'M9 6l6 6l-6 6';

/** Decorative. The text next to it says what it means. `path` is an outline on a grid of 24 units, in the colour of the text. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
