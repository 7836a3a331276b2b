export type TimeOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

/** `hour` is the local hour, 0 to 23. */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour >= 4 && hour <= 11) return 'morning';
  if (hour >= 12 && hour <= 17) return 'afternoon';
  if (hour >= 18 && hour <= 21) return 'evening';
  return 'night';
}
