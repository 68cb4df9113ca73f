import type { ArticleTexts } from './articles';

export const spa: ArticleTexts = {
  bannerWelcome: {
    title: 'Un mercado siempre abierto',
    abstract: 'Diez pares, un libro de órdenes en vivo y precios que se mueven día y noche.',
    content: [
      'Este es el mercado de pruebas de Bourse. Las órdenes se casan por precio y después por tiempo, cada operación mueve saldos y nada de lo que haga aquí cuesta dinero real.',
      'Inicie sesión con la cuenta de demostración que se muestra al arrancar, elija un par y envíe su primera orden.',
    ],
  },
  bannerBook: {
    title: 'Todo el libro de órdenes a la vista',
    abstract: 'Cada orden pendiente cuenta: profundidad, diferencial y sus propias órdenes.',
    content: [
      'El libro muestra lo que espera en ambos lados, nivel a nivel, con la suma desde el mejor precio. Pulse un precio para pasarlo al formulario.',
      'Primero se ejecuta el mejor precio; a igual precio, la orden que llegó antes.',
    ],
  },
  bannerFees: {
    title: 'Una sola comisión: 0,1\u00a0%',
    abstract: 'La misma para creadores y tomadores, en todos los pares spot.',
    content: [
      'Una operación spot cuesta el 0,1\u00a0% de lo que recibe: monedas al comprar, moneda de cotización al vender.',
      'Enviar y anular órdenes es gratis.',
    ],
  },
  noticePepe: {
    title: 'PEPE/USDT ya se negocia en spot',
    abstract: 'Los precios tienen diez decimales y las cantidades son múltiplos de 100.',
    content: [
      'PEPE se puede negociar contra USDT. Un PEPE cuesta menos de una millonésima de dólar, por lo que el paso mínimo de precio es de 0,0000000001 USDT y las cantidades son múltiplos enteros de 100 PEPE.',
      'Los precios muy pequeños varían en porcentajes grandes. Compruebe dos veces el precio y la cantidad antes de confirmar una orden.',
    ],
  },
  noticeBtcPairs: {
    title: 'ETH/BTC y LTC/BTC llegan al grupo BTC',
    abstract: 'Negocie ether y litecoin directamente contra bitcoin.',
    content: [
      'La lista de mercados tiene una segunda pestaña: BTC. Contiene ETH/BTC, con un paso de precio de 0,000001 BTC, y LTC/BTC, con uno de 0,0000001 BTC.',
      'La comisión se paga en lo que se recibe, así que una venta en este grupo la paga en BTC.',
    ],
  },
  noticeOrders: {
    title: 'Qué ocurre con las órdenes abiertas',
    abstract: 'Las órdenes permanecen hasta que se ejecutan o usted las anula.',
    content: [
      'Una orden limitada que no se ejecuta de inmediato queda en el libro sin límite de tiempo. El dinero correspondiente se retiene en su cuenta spot y vuelve en el momento en que anula la orden.',
      'Los reinicios del mercado no cambian nada: las órdenes conservan su precio y su lugar en la cola.',
    ],
  },
  announceFees: {
    title: 'Las comisiones de spot, de un vistazo',
    abstract: '0,1\u00a0% para ambas partes, cobrado en lo que se recibe.',
    content: [
      'Cada ejecución paga el 0,1\u00a0% de lo recibido. La compra de 1 BTC abona 0,999 BTC; una venta por valor de 1000 USDT abona 999 USDT.',
      'La comisión de cada operación figura en su historial de órdenes.',
    ],
  },
  announceDays: {
    title: 'Los gráficos cuentan los días en hora de Shanghái',
    abstract: 'Las barras diarias abren a medianoche y las semanas el lunes, en la zona Asia/Shanghai.',
    content: [
      'Las barras diarias, semanales y mensuales siguen el calendario de Asia/Shanghai (UTC+8). La variación, el máximo, el mínimo y el volumen de un par abarcan las últimas 24 horas.',
      'Un minuto sin operaciones no tiene barra.',
    ],
  },
  announceSafety: {
    title: 'Guarde bien sus datos de acceso',
    abstract: 'Nadie de Bourse le pedirá nunca su contraseña ni un código.',
    content: [
      'Nunca pedimos la contraseña, ni por correo ni por mensaje. Tras varios intentos fallidos, la cuenta se bloquea un tiempo; el mensaje indica hasta cuándo.',
      '- Use una contraseña que no emplee en ningún otro sitio.',
      '- Cierre la sesión en ordenadores compartidos.',
      '- Compruebe la dirección de la página antes de iniciar sesión.',
    ],
  },
  companyProfile: {
    title: 'Quiénes somos',
    abstract: 'Qué es Bourse y para qué sirve este mercado.',
    content: [
      'Bourse es un cliente de código abierto para negociar activos digitales. Incluye el mercado que está usando: uno completo en pequeño, con motor de casación, contabilidad por partida doble y un mercado simulado.',
      '## Para qué sirve',
      'Permite a los operadores aprender sin riesgo, a los desarrolladores construir frente a una contraparte real y a las empresas evaluar el cliente antes de conectar su propio mercado.',
    ],
  },
  legalStatement: {
    title: 'Aviso legal',
    abstract: 'Sin activos reales, sin oferta, sin asesoramiento.',
    content: [
      'Todos los saldos de este mercado son dinero ficticio. No se pueden ingresar ni retirar y carecen de valor.',
      'Los precios son simulados. No siguen ningún mercado real y no constituyen una oferta ni asesoramiento de inversión.',
      'El programa se ofrece bajo la licencia MIT, sin garantía de ningún tipo.',
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    abstract: 'Qué datos guarda el mercado y dónde.',
    content: [
      'El mercado guarda el nombre de su cuenta, un resumen criptográfico de su contraseña, sus órdenes, operaciones y saldos. Todo permanece en el equipo donde se ejecuta.',
      'Su navegador guarda la sesión, el idioma, el tema y el último par que consultó. No hay rastreadores ni terceros.',
      'Quien ejecuta el mercado puede borrar todos los datos eliminando su directorio de datos.',
    ],
  },
  feeRates: {
    title: 'Tarifas',
    abstract: 'Lo que cuesta negociar.',
    content: [
      '## Negociación spot',
      '- Creador: 0,1\u00a0% de lo recibido',
      '- Tomador: 0,1\u00a0% de lo recibido',
      'Con un volumen spot de 50.000 USDT o más en 30 días se paga menos: los niveles están en la página de comisiones.',
      'Las comisiones se redondean hacia arriba a la unidad mínima de la moneda y se muestran con cada operación. Las transferencias entre sus propias cuentas son gratuitas.',
    ],
  },
  coinIntroduction: {
    title: 'Las monedas de este mercado',
    abstract: 'Nueve monedas y qué son.',
    content: [
      '- BTC: la primera y mayor moneda digital',
      '- ETH: paga los programas en Ethereum',
      '- USDT: un token que busca valer un dólar estadounidense; la mayoría de los pares cotiza en él',
      '- LTC: un pariente temprano de bitcoin con bloques más rápidos',
      '- XRP: la moneda de XRP Ledger, hecha para pagos',
      '- SOL: la moneda de Solana, una red rápida para programas',
      '- DOGE: empezó como una broma y se usa para pagos pequeños',
      '- PEPE: un token meme de precio muy pequeño',
      '- LINK: paga los datos externos en cadenas de bloques',
      'Cada pantalla de negociación tiene una pestaña con más información sobre su moneda.',
    ],
  },
  listingApplication: {
    title: 'Solicitar la cotización',
    abstract: 'Lo que necesitamos saber de su proyecto.',
    content: [
      'Escriba a support@bourse.example con el asunto «Cotización» e indique:',
      '- nombre, símbolo y red de la moneda',
      '- oferta total y su distribución',
      '- un enlace al código fuente y a una auditoría independiente',
      '- quién responde a las preguntas y cómo localizarlo',
      'Respondemos a todas las solicitudes en diez días laborables.',
    ],
  },
  feedback: {
    title: 'Sus comentarios',
    abstract: 'Cuéntenos qué funciona y qué no.',
    content: [
      'Escriba a support@bourse.example. Si se trata de un fallo, indique qué hizo, qué esperaba, qué ocurrió en su lugar y a qué hora.',
      'No envíe nunca su contraseña; no la necesitamos.',
    ],
  },
  guideOrders: {
    title: 'Órdenes limitadas y de mercado',
    abstract: 'Dos formas de negociar y cuándo usar cada una.',
    content: [
      '## Orden limitada',
      'Usted fija el precio. La orden se ejecuta a ese precio o a uno mejor; lo que no se ejecuta de inmediato queda en el libro.',
      '## Orden de mercado',
      'Usted fija solo la cantidad. La orden se ejecuta a los mejores precios del libro, nivel a nivel, y nunca queda pendiente. En un libro poco profundo, la última parte puede salir mucho más cara que la primera.',
      'La confirmación muestra precio, cantidad y total antes de enviar nada.',
    ],
  },
  guideChart: {
    title: 'Cómo leer el gráfico',
    abstract: 'Velas, volumen e intervalos.',
    content: [
      'Una vela muestra el primer precio, el máximo, el mínimo y el último de un intervalo. Los intervalos van de un minuto a un mes.',
      'Las columnas de abajo muestran cuánto se negoció. Desplácese a la izquierda para ver barras más antiguas: los minutos llegan a diez días, las horas a cuatro meses y los días a cinco años.',
    ],
  },
  userAgreement: {
    title: 'Condiciones de uso',
    abstract: 'Las condiciones de uso del mercado de pruebas.',
    content: [
      '## 1. Dinero ficticio',
      'Los saldos carecen de valor y no se pueden cambiar por nada que lo tenga.',
      '## 2. Su cuenta',
      'Usted guarda su contraseña. Las órdenes enviadas con su acceso se consideran suyas.',
      '## 3. Órdenes y operaciones',
      'Una orden es vinculante hasta que se ejecuta o se anula. Las operaciones son definitivas.',
      '## 4. Uso correcto',
      'No sobrecargue el mercado ni intente acceder a cuentas ajenas. Las cuentas que lo hagan pueden ser bloqueadas.',
      '## 5. Responsabilidad',
      'El mercado se ofrece tal cual. Su operador puede cambiarlo, reiniciarlo o apagarlo en cualquier momento.',
    ],
  },
};
