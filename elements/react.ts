import type { PortalEvents } from '../src/services/host-events.ts';

type Listeners = {
  [Name in keyof PortalEvents]?: (event: CustomEvent<PortalEvents[Name]>) => void;
};

/**
 * Listens for the events of an element in React. React 18 ignores props such as `onportal-success`, and React 19 does on a page
 * that the server has rendered, until it renders the element again. Returns the `ref` of the element:
 * `<voucher-redeem ref={portalEvents({ 'portal-success': close })} />`.
 */
export function portalEvents(listeners: Listeners): (element: HTMLElement | null) => void {
  let current: HTMLElement | null = null;
  return (element) => {
    for (const [name, listener] of Object.entries(listeners)) {
      current?.removeEventListener(name, listener as EventListener);
      element?.addEventListener(name, listener as EventListener);
    }
    current = element;
  };
}
