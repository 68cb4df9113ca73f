import styled from '@emotion/styled';
import { encode } from 'uqr';
import { uiKitMessages } from '../locales/messages';
import { RADIUS } from '../theme/scale';

const Code = styled('svg')({ display: 'block', borderRadius: RADIUS.control });

/** Quiet zone around the code, modules (ISO/IEC 18004 asks for 4). */
const MARGIN = 4;

export interface QrCodeProps {
  value: string;
  /** Pixels. Default 200 (trading side, section 9: QR popover). */
  size?: number;
  /** Accessible name, e.g. "USDT address on TRC20". Default: the value. */
  label?: string;
}

/** A QR code, dark on white in both colour schemes because scanners expect it. */
export function QrCode({ value, size = 200, label }: QrCodeProps) {
  const text = uiKitMessages.useText();
  const { size: modules, data } = encode(value, { ecc: 'M', border: MARGIN });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const title = label ?? text('qr.label', { value });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline svg needs the role
    <Code role="img" aria-label={title} width={size} height={size} viewBox={`0 0 ${modules} ${modules}`}>
      <title>{title}</title>
      <path fill="#ffffff" d={`M0 0h${modules}v${modules}H0z`} />
      <path fill="#000000" shapeRendering="crispEdges" d={path} />
    </Code>
  );
}
