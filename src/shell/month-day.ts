/** Month and day in local time as a sortable number: 21 March is 321. */
export const monthDay = (date: Date): number => (date.getMonth() + 1) * 100 + date.getDate();
