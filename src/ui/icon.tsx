/** Outlines on a grid of 24 units, in the colour of the surrounding text. */
const PATHS = {
  alert: 'M12 8v5m0 3.5v.01M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18',
  check: 'M8 12.5l2.7 2.7L16 9.5M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18',
  info: 'M12 11.5v5M12 7.5v.01M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18',
  eye: 'M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12m9.5-2.75a2.75 2.75 0 1 0 0 5.5a2.75 2.75 0 0 0 0-5.5',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M14.2 14.2a2.75 2.75 0 0 1-4-3.9M6.4 7.6A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9.3 9.3 0 0 0 3.4-.65',
  arrow: 'M5 12h14m-6-6l6 6l-6 6',
  back: 'M19 12H5m6-6l-6 6l6 6',
  expand: 'M9 6l6 6l-6 6',
  mail: 'M4 6.5h16v11H4zM4.5 7l7.5 6l7.5-6',
  globe: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18c5-5 5-13 0-18',
  pause: 'M9 6v12m6-12v12',
  play: 'M8 5.5v13l10-6.5z',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  shield: 'M12 3l7 2.5v5.5c0 4.5-3 8-7 10c-4-2-7-5.5-7-10V5.5zM9 12l2.2 2.2L15 10',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative. The text next to it says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
