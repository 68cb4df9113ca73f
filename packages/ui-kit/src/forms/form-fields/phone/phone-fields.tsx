import { languageTag, useLanguage } from '@bourse/i18n';
import { uiKitMessages } from '../../../locales/messages';
import { FieldSlot } from '../../form/field-slot';
import { asText, useFormField } from '../../form/use-form-field';
import { TextField } from '../../../inputs/text-field';
import { AutocompleteField } from '../base/autocomplete-field';
import { phoneCountry, readPhoneCountry } from './phone-country';
import { countriesIn, internationalFormat, splitInternational } from './phone-numbers';
import { Stack } from '../../../layout/stack';

/** Room for the spaces, dashes and brackets of a typed number. */
const TYPED_MAX = 24;

export interface PhoneFieldsProps {
  /** The field of the national number. */
  readonly name: string;
  /** The field of the country, `CN+86`. */
  readonly countryName: string;
  readonly label: string;
}

/** The fields of `FormPhoneField`. A typed or pasted international number sets the country. */
export function PhoneFields({ name, countryName, label }: PhoneFieldsProps) {
  const text = uiKitMessages.useText();
  const { language } = useLanguage();
  const country = useFormField(countryName, asText);
  const national = useFormField(name, asText);
  const { areaCode } = readPhoneCountry(country.value);

  const options = countriesIn(languageTag(language)).map((one) => ({
    value: phoneCountry(one.id, one.areaCode),
    label: `${one.name} (+${one.areaCode})`,
  }));
  const change = (typed: string) => {
    const split = splitInternational(typed);
    if (split) country.onChange(split.country);
    national.onChange(split?.national ?? typed);
  };
  const format = internationalFormat(country.value, national.value);
  return (
    <Stack>
      <FieldSlot name={countryName}>
        <AutocompleteField {...country} isRequired label={text('phone.country')} options={options} autoComplete="off" />
      </FieldSlot>
      <FieldSlot name={name}>
        <TextField
          {...national}
          label={label}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={TYPED_MAX}
          start={`+${areaCode}`}
          onChange={change}
          {...(format !== undefined && { hint: format })}
        />
      </FieldSlot>
    </Stack>
  );
}
