/* Computed styles and boxes of a frame, read and compared in the page around: each function stands for itself. */

export interface StyledBox {
  /** Where it is: "voucher-redeem 17 button.button". */
  name: string;
  styles: Record<string, string>;
  /** Left, top, width, height; of an element of ours, from the corner of its host. */
  box: [number, number, number, number];
}

/** Of everything inside our elements, with what is drawn before, after and in place of a value. */
export function elementStyles(frame: number): StyledBox[] {
  const styleOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    return Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)]));
  };
  return Array.from(frames[frame]?.document.querySelectorAll('#place > *') ?? []).flatMap((host) => {
    const corner = host.getBoundingClientRect();
    return Array.from(host.shadowRoot?.querySelectorAll('*') ?? []).flatMap((element, index) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const box: StyledBox['box'] = [left - corner.left, top - corner.top, width, height];
      const name = `${host.localName} ${index} ${element.localName}.${element.getAttribute('class')}`;
      const drawn = ['::before', '::after'].filter(
        (pseudo) => getComputedStyle(element, pseudo).content !== 'none',
      );
      const pseudos = element.matches('input') ? [...drawn, '::placeholder'] : drawn;
      return [
        { name, box, styles: styleOf(element) },
        ...pseudos.map((pseudo) => ({ name: name + pseudo, box, styles: styleOf(element, pseudo) })),
      ];
    });
  });
}

/** Of the host page's own elements. */
export function hostStyles(frame: number): StyledBox[] {
  const host = frames[frame] as Window;
  const all = host.document.querySelectorAll('html, body, #samples, #samples *');
  return Array.from(all, (element) => {
    const style = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const isDrawn = element.getClientRects().length > 0;
    return {
      name: element.localName,
      box: isDrawn ? [left + host.scrollX, top + host.scrollY, width, height] : [0, 0, 0, 0],
      styles: Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)])),
    };
  });
}

/** What differs: boxes by more than a pixel, styles at all (a size in pixels that comes from a box: as a box). */
export function differences([wanted, found]: readonly [readonly StyledBox[], readonly StyledBox[]]): string[] {
  const TOLERANCE = 1;
  const isNear = (sizes: readonly number[], others: readonly number[]) =>
    sizes.every((size, index) => Math.abs(size - (others[index] ?? NaN)) <= TOLERANCE);
  const sizesIn = (text: string) =>
    /^[-\d.]+px( [-\d.]+px)*$/.test(text) ? text.split(' ').map(parseFloat) : [NaN];
  const isSame = (one = '', other = '') => one === other || isNear(sizesIn(one), sizesIn(other));

  if (wanted.length !== found.length) return [`${wanted.length} elements became ${found.length}`];
  return wanted.flatMap(({ name, box, styles }, index) => {
    const other = found[index] as StyledBox;
    const changed = Object.keys(styles).filter((key) => !isSame(styles[key], other.styles[key]));
    return [
      ...changed.map((key) => `${name} ${key}: ${styles[key]} became ${other.styles[key]}`),
      ...(isNear(box, other.box) ? [] : [`${name}: box ${box} became ${other.box}`]),
    ];
  });
}
