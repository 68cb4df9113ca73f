import { useServerNow } from '@bourse/feature-kit';
import { useLaunchQuery } from '../api';
import { LaunchBanner } from './launch-banner';

/** The banner of the start page; nothing unless a launch is open by the time of the exchange. */
export function Component() {
  const { data: launch } = useLaunchQuery();
  const now = useServerNow()();
  const isOpen =
    launch?.startsAt !== undefined && launch.endsAt !== undefined && launch.startsAt <= now && now < launch.endsAt;
  return isOpen ? <LaunchBanner launch={launch} /> : null;
}
