declare const RENDERER: 'React' | 'Preact';

/** The library that renders the elements. The build sets it. */
export const renderer = RENDERER;
