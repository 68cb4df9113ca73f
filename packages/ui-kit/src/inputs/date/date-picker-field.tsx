import { useLanguage } from '@bourse/i18n';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { useOverlay } from '../../overlays/use-overlay';
import { COARSE } from '../../theme/touch';
import { colour } from '../../theme/variables';
import { Field } from '../field';
import { DATE_WORDS } from './date-words';

export interface DatePickerFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Called with a whole valid day, or with an empty text. */
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean;
}

/** The look of the theme's other inputs: MUI X draws its own input, which the theme of `OutlinedInput` does not reach. */
const LOOK = {
  '& .MuiPickersOutlinedInput-root': {
    minHeight: 40,
    paddingInline: '12px',
    backgroundColor: colour.panel,
    [COARSE]: { minHeight: 44 },
  },
  '& .MuiPickersSectionList-root': { paddingBlock: '9px' },
  '& .MuiPickersOutlinedInput-root:not(.Mui-focused, .Mui-error) .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: colour.edge,
  },
  '& .MuiPickersOutlinedInput-notchedOutline': { top: 0, '& > legend': { display: 'none' } },
};

/** The names of the parts are a placeholder. */
const EMPTY_LOOK = {
  ...LOOK,
  '& .MuiPickersSectionList-root': { paddingBlock: '9px', opacity: 1, color: colour.quiet },
};

const WIRE = 'YYYY-MM-DD';
const dayOrNone = (value: string | undefined) => (value === undefined || value === '' ? undefined : dayjs(value, WIRE));

/** The loaded part of `DateField`. */
export function DatePickerField(props: DatePickerFieldProps) {
  const { label, value, onChange, error, hint, min, max, disabled = false } = props;
  const { language } = useLanguage();
  const { locale, texts, format } = DATE_WORDS[language];
  const labelId = useId();
  const [isOpen, setOpen] = useState(false);
  useOverlay(isOpen, () => setOpen(false));
  const minDate = dayOrNone(min);
  const maxDate = dayOrNone(max);
  return (
    <Field label={label} labelId={labelId} error={error} hint={hint} disabled={disabled}>
      {(aria) => (
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={texts}>
          <DatePicker
            value={dayOrNone(value) ?? null}
            onChange={(day, { validationError }) => {
              // A half typed day, or a year of which only the first digits are typed, is not an answer.
              if (validationError !== null) return;
              onChange(day === null ? '' : day.format(WIRE));
            }}
            format={format}
            open={isOpen}
            onOpen={() => setOpen(true)}
            onClose={() => setOpen(false)}
            disabled={disabled}
            {...(minDate && { minDate })}
            {...(maxDate && { maxDate })}
            slotProps={{
              field: { clearable: true },
              // A mouse opens a popper, a finger a dialog.
              popper: { 'aria-labelledby': labelId },
              dialog: { 'aria-labelledby': labelId },
              textField: {
                id: aria.id,
                fullWidth: true,
                sx: value === '' ? EMPTY_LOOK : LOOK,
                error: error !== undefined,
                slotProps: { input: { 'aria-labelledby': labelId, 'aria-describedby': aria['aria-describedby'] } },
              },
            }}
          />
        </LocalizationProvider>
      )}
    </Field>
  );
}
