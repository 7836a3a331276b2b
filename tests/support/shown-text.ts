import type { FrameLocator, Locator, Page } from 'playwright/test';

/** A text where it is shown. What is announced is in a live region, too, for five seconds. */
export const shownText = (place: Page | FrameLocator | Locator, text: string, exact = false): Locator =>
  place.locator(':not([data-announcer])').and(place.getByText(text, { exact }));
