import type { WalletTexts } from './messages';

const spa: WalletTexts = {
  'assets.title': 'Activos',
  'assets.total': 'Activos totales',
  'assets.accounts': 'Cuentas',
  'account.legal': 'Cuenta de activos',
  'account.change': 'Cuenta de monedas',
  'account.lever': 'Cuenta de contratos',
  'account.micro': 'Cuenta de opciones',
  'balances.label': 'Saldos, {{account}}',
  'balances.currency': 'Moneda',
  'balances.available': 'Disponible',
  'balances.frozen': 'Bloqueado',
  'balances.worth': 'Valor en USDT',
  'balances.noPrice': 'Sin precio conocido',
  'balances.total': 'Total de la cuenta',
  'filter.search': 'Buscar monedas',
  'filter.hideSmall': 'Ocultar saldos inferiores a 1 USDT',
  'empty.account': 'Esta cuenta aún no tiene ninguna moneda.',
  'empty.account.hint': 'Lo que deposite o transfiera aquí aparecerá en esta lista.',
  'empty.filter': 'Ninguna moneda coincide.',
  'empty.filter.reset': 'Mostrar todas las monedas',
  'failed.title': 'No se han podido cargar sus saldos',
  'failed.stale': 'No se han podido actualizar los saldos; pueden no ser los actuales.',
  'failed.retry': 'Reintentar',
};

export default spa;
