import styled from '@emotion/styled';
import { QRCodeSVG } from 'qrcode.react';
import { uiKitMessages } from '../locales/messages';

const Code = styled(QRCodeSVG)({ display: 'block', borderRadius: 6 });

export interface QrCodeProps {
  value: string;
  /** Pixels; 200 where left out (trading side, section 9: QR popover). */
  size?: number;
  /** What the code holds, e.g. "USDT address on TRC20"; the value itself where left out. */
  label?: string;
}

/** Dark on white in both schemes: readers of codes expect it. */
export function QrCode({ value, size = 200, label }: QrCodeProps) {
  const text = uiKitMessages.useText();
  // The picture has the role and the title by itself.
  return <Code value={value} size={size} marginSize={4} title={label ?? text('qr.label', { value })} />;
}
