/** The phone field with its autocomplete, list of countries and number formats: only forms for phone numbers load it. */
export const loadPhoneFields = () => import('./phone-fields');
