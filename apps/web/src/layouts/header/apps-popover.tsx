import { AppDownload } from '@bourse/home';
import { useSite } from '@bourse/feature-kit';
import { IconButton, Popover, type PopoverProps } from '@bourse/ui-kit';
import { shellMessages } from '../../locales/messages';

/** The operator's apps as QR codes (trading side, section 2); hidden if there are none. */
export function AppsPopover({ place }: Pick<PopoverProps, 'place'>) {
  const text = shellMessages.useText();
  const { apps } = useSite();
  if (apps.ios === undefined && apps.android === undefined) return null;
  const label = text('apps.label');
  return (
    <Popover
      {...(place && { place })}
      label={label}
      renderTrigger={(trigger) => <IconButton icon="phone" label={label} {...trigger} />}
    >
      <AppDownload apps={apps} />
    </Popover>
  );
}
