import { identityCapabilities } from '@bourse/contracts/identity';
import { useProductCapabilities } from '@bourse/feature-kit';
import { Link } from 'react-router';
import { identityMessages } from '../locales/messages';
import { PATHS } from '../paths';

/** Leads to the invited users and rebates, where the back end announces them. */
export function ReferralLink() {
  const text = identityMessages.useText();
  const { hasReferral } = useProductCapabilities(identityCapabilities);
  return hasReferral && <Link to={PATHS.referral}>{text('referral.link')}</Link>;
}
