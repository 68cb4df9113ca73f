import { fireEvent, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { DateField } from '../inputs/date/date-field';

/** Enters `YYYY-MM-DD` into the date field of that label, as a paste does. The language is English. */
export async function enterDay(label: string, day: string): Promise<void> {
  await DateField.preload();
  const input = await screen.findByLabelText(label, { selector: 'input' });
  fireEvent.change(input, { target: { value: dayjs(day).format('MMM DD, YYYY') } });
}
