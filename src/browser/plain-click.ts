type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>;

/** A click that should open a link in this tab, and that no other listener has handled. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 &&
  !(click.ctrlKey || click.metaKey || click.altKey || click.shiftKey || click.defaultPrevented);
