/** The date field with its calendar and the words of six languages: only screens with a date field load it. */
export const loadDatePicker = () => import('./date-picker-field');
