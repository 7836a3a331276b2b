/** What has been loaded. A promise would tell it later than the stage changes. */
export let laterStages: typeof import('./later-stages.view.tsx') | undefined;

export async function loadStages(): Promise<typeof laterStages> {
  laterStages = await import('./later-stages.view.tsx');
  return laterStages;
}
