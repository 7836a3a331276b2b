/** Month and day by the person's own clock as one number that sorts: 21 March is 321. */
export const monthDay = (date: Date): number => (date.getMonth() + 1) * 100 + date.getDate();
