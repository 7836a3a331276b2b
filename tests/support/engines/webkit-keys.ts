import { Key, type WebDriver } from 'selenium-webdriver';

/** Presses a key or a combination, with the names of Playwright: "Enter", "Shift+Tab". */
export function pressKeys(driver: WebDriver, combination: string): Promise<void> {
  const keys = combination.split('+').map(keyOf);
  const actions = driver.actions();
  for (const key of keys) actions.keyDown(key);
  for (const key of keys.reverse()) actions.keyUp(key);
  return actions.perform();
}

/** WebDriver's key: "ArrowDown" is `ARROW_DOWN` there, and "Backspace" `BACK_SPACE`. */
export function keyOf(name: string): string {
  const found = Object.entries(Key).find(([constant]) => constant.replaceAll('_', '') === name.toUpperCase());
  return name.length > 1 && found ? String(found[1]) : name;
}
