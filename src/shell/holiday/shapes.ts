import type { Shape } from './layer.ts';

export const heart: Shape = {
  fill: 'M12 21.5C4.5 16 1.5 12 1.5 8a5.4 5.4 0 0 1 10.5-1.9A5.4 5.4 0 0 1 22.5 8c0 4-3 8-10.5 13.5z',
  cut: ['M5 8.5A2.3 2.3 0 0 1 7 5.8', 1.1],
};

export const dot: Shape = { fill: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z' };

/** Three leaves, each a thick V, on a stem. */
export const shamrock: Shape = {
  fill: 'M11.4 12h1.2q0 5 2.8 9.2l-1.2.8q-2.8-4-2.8-10z',
  line: ['M9.7 4.6L12 10.6L14.3 4.6M4 10.3L11 12.4L5.4 16.4M20 10.3L13 12.4L18.6 16.4', 4.8],
};

export const crown: Shape = {
  fill: 'M3 19.5L1.5 7.5L7.3 12L12 3.5L16.7 12L22.5 7.5L21 19.5z',
  line: ['M3.5 20.5h17M1.8 6.9v.01M12 3v.01M22.2 6.9v.01', 2.6],
  cut: ['M3.7 17.5h16.6', 1],
};

/** A swallow-tailed ribbon. */
export const ribbon: Shape = { fill: 'M2 8.5h20l-3.5 3.5l3.5 3.5H2z' };

export const paper: Shape = { fill: 'M4 8h16v8H4z' };

/** Points to the right. It is rotated in the direction of its motion. */
export const streak: Shape = { fill: 'M1 12L19.5 9.5a2.6 2.6 0 1 1 0 5z' };

export const sparkle: Shape = {
  fill: 'M12 1Q12.8 11.2 23 12Q12.8 12.8 12 23Q11.2 12.8 1 12Q11.2 11.2 12 1z',
};

/** Hangs on a rail. */
export const towel: Shape = {
  fill: 'M5 4h14v17q-3.5 2-7 0t-7 0z',
  line: ['M2.5 3h19', 1.7],
  cut: ['M5 5h14M5 15.5h14M5 18h14', 0.9],
};

/** A maple leaf. */
export const maple: Shape = {
  fill: 'M12 1L14 5.5L17 4L16 9L19 7L20 9L23 8.5L21.5 12L23 13.3L17 17L17.5 19H6.5L7 17L1 13.3L2.5 12L1 8.5L4 9L5 7L8 9L7 4L10 5.5z',
  line: ['M12 18v5', 1.1],
  cut: ['M12 18V6M12 16.5L5 11.5M12 16.5L19 11.5', 0.6],
};

/** A beech leaf. */
export const leaf: Shape = {
  fill: 'M12 1.5C19 6 20 14 12 20C4 14 5 6 12 1.5z',
  line: ['M12 19.5V23', 1.2],
  cut: ['M12 20V5M12 16.5L8.3 13M12 16.5L15.7 13M12 12L8.8 9M12 12L15.2 9', 0.6],
};

export const flake: Shape = {
  line: [
    'M12 1.5V22.5M2.9 6.7L21.1 17.3M21.1 6.7L2.9 17.3' +
      'M9.5 3L12 5.5L14.5 3M9.5 21L12 18.5L14.5 21M2.5 9.9L6 9L5 5.5M21.5 14.1L18 15L19 18.5M19 5.5L18 9L21.5 9.9M5 18.5L6 15L2.5 14.1',
    1.4,
  ],
};
