type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>;

/** A click that means "go there", not "open it elsewhere", and that nobody has dealt with yet. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 &&
  !(click.ctrlKey || click.metaKey || click.altKey || click.shiftKey || click.defaultPrevented);
