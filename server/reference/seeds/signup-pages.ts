/** A campaign or group with its registration settings. */
export interface SignupPage {
  readonly id: string;
  /** Null if nothing is set. */
  readonly selfregistration: { readonly signup: boolean; readonly register: boolean } | null;
}

const both = { signup: true, register: true };
const neither = { signup: false, register: false };

export const seededCampaigns = [
  { id: '12', selfregistration: both },
  { id: '13', selfregistration: neither },
  { id: '14', selfregistration: null },
  { id: '15', selfregistration: { signup: true, register: false } },
  // Clients have to encode this id in the address.
  { id: 'Köln & Bonn/2026 (50 %)', selfregistration: both },
] as const satisfies readonly SignupPage[];

export const seededGroups = [
  { id: 'north-7', selfregistration: both },
  { id: 'north-8', selfregistration: neither },
  { id: 'north-9', selfregistration: null },
  { id: 'north-10', selfregistration: { signup: false, register: true } },
  { id: 'R&D? #1/Łódź', selfregistration: both },
] as const satisfies readonly SignupPage[];
