/* Computed styles and boxes of a frame's document. These functions run in the page and must not refer to anything outside themselves. */

export interface StyledBox {
  /** For messages: "voucher-redeem 17 button.button". */
  name: string;
  styles: Record<string, string>;
  /** Left, top, width, height; inside an element relative to its host, all zero if it is not seen. */
  box: [number, number, number, number];
}

/** The styles of everything inside the elements, including pseudo-elements. */
export function elementStyles(frame: number): StyledBox[] {
  const styleOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    // Only Firefox lists custom properties, and not all of them.
    const names = Array.from(style).filter((name) => !name.startsWith('--'));
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  };
  return Array.from(frames[frame]?.document.querySelectorAll('#place > *') ?? []).flatMap((host) => {
    const hostCorner = host.getBoundingClientRect();
    const root = host.getAttribute('rendering') === 'light' ? host : host.shadowRoot;
    return Array.from(root?.querySelectorAll('*') ?? []).flatMap((element, index) => {
      // The cookie banner is fixed to the viewport.
      const corner = element.closest('.cookie-banner') ? new DOMRect() : hostCorner;
      const { left, top, width, height } = element.getBoundingClientRect();
      // Nobody sees what is read only, and where it is depends on how far the frame has scrolled.
      const isSeen =
        element.getClientRects().length > 0 && !element.matches('.hidden-text, .live-region:empty');
      const box: StyledBox['box'] = isSeen
        ? [left - corner.left, top - corner.top, width, height]
        : [0, 0, 0, 0];
      const name = `${host.localName} ${index} ${element.localName}.${element.getAttribute('class')}`;
      const rendered = ['::before', '::after'].filter(
        (pseudo) => getComputedStyle(element, pseudo).content !== 'none',
      );
      const pseudos = element.matches('input') ? [...rendered, '::placeholder'] : rendered;
      return [
        { name, box, styles: styleOf(element) },
        ...pseudos.map((pseudo) => ({ name: name + pseudo, box, styles: styleOf(element, pseudo) })),
      ];
    });
  });
}

/** The styles of the host page's own elements. */
export function hostStyles(frame: number): StyledBox[] {
  const host = frames[frame] as Window;
  const all = host.document.querySelectorAll('html, body, #samples, #samples *');
  return Array.from(all, (element) => {
    const style = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const isRendered = element.getClientRects().length > 0;
    return {
      name: element.localName,
      box: isRendered ? [left + host.scrollX, top + host.scrollY, width, height] : [0, 0, 0, 0],
      styles: Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)])),
    };
  });
}

/** Lists each difference; boxes, and styles that are pixel sizes, may differ by one pixel. */
export function differences([expected, found]: readonly [
  readonly StyledBox[],
  readonly StyledBox[],
]): string[] {
  const TOLERANCE = 1;
  const isNear = (sizes: readonly number[], others: readonly number[]) =>
    sizes.every((size, index) => Math.abs(size - (others[index] ?? NaN)) <= TOLERANCE);
  const sizesIn = (text: string) =>
    /^[-\d.]+px( [-\d.]+px)*$/.test(text) ? text.split(' ').map(parseFloat) : [NaN];
  const isSame = (one = '', other = '') => one === other || isNear(sizesIn(one), sizesIn(other));

  if (expected.length !== found.length) return [`${expected.length} elements became ${found.length}`];
  return expected.flatMap(({ name, box, styles }, index) => {
    const other = found[index] as StyledBox;
    const changed = Object.keys(styles).filter((key) => !isSame(styles[key], other.styles[key]));
    return [
      ...changed.map((key) => `${name} ${key}: ${styles[key]} became ${other.styles[key]}`),
      ...(isNear(box, other.box) ? [] : [`${name}: box ${box} became ${other.box}`]),
    ];
  });
}
