/**
 * `GET /api/qrcode?text=`: a picture of the text as a code, not a message in an envelope, and so no call of its own. The
 * client draws its codes itself, because an address of a wallet is nobody else's business.
 */
export const QR_CODE_PATH = '/qrcode';
