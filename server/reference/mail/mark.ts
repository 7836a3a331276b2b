/**
 * The picture of `pages/demo-icon.svg`, 56 pixels wide, as an address. Most mail programs show no SVG. `attachDataUrls` sends it as a
 * part of the mail, because many of them show no `data:` address either, and ask before they load a picture.
 */
export const MARK = [
  'data:image/png;base64,',
  'iVBORw0KGgoAAAANSUhEUgAAADgAAAA4CAYAAACohjseAAAGuklEQVR4nNyae2xTVRzHv+eu3dYWioM4x3gmDhTczEwEhhIIojAeQxE3ExFBiK',
  'CgjC48DFtMRcDxkI0AMRoRkSi6YUYYj4EBdIIO/UN0k+kcEULcYMhro+3W3t3jOd3atVu73vbeloVPsu3u3N9tz/ee33n8zvkJuMfRIELoTOsG',
  'EKA/v6ZAva0g719EAAK1WbHZoJNapgkUGRQkxSmK4AGfthRXuVh2/3cqkVKbRnsUW1ZaoCLqCDSZ++pJ9Iug0kxCSDoUQCmOst8HrRCLUGC+AY',
  'UoE2jaqjPAms2uVoOQ+6AuNyHRfAvRb0dBjg0hEppAs1mjb4xeyN70O+wDEhFGmAvXAZLZamzdzb5XRJAELdCw0pxAWzUlBCQNEYSC/giJvGAt',
  'zK0P5rmgBOqyN4whAi0hpG00jDS8NYmE6ZbC3HNynxHkGupM67NIlFR+t8RxeHeghJ6JNa1/KYhnApBZFGUYVJPPTFegByGBbrJdHr4GxVmt3d',
  'kFbEH9wJrXepo4jgCyqq1u3dNtC+py1j1BKPmOuaUWPRA2ZzooJRNthWvO+LPx24K6tzYOFCg5cDfE9dXrkJwYH9CO100gtITX1Z+NX4FEK37C',
  '2vd+RJhRQxLxg2kBrjVZ5T3A6uisqx98CjSY3ktnvjsFEWbemFQcWzoXDU0WXG26I/s5XldeZ1/3ugo0m1n/FT5ABInVaLAjcxp2Zk1DdFQUSq',
  'v+QtAQYbOz7p3oUqC/rVnE/oxEhBgUZ8Sp7HmYn5bqLjtUVYMQSG6vuxfeApeYe7El2FpEiPSRSThtWoiUxI5oqqbhuvMnFNig8y5WbeztWeYl',
  'UB+jeTlSA0te+ngUL8hCP4POqzzE1muHxOsdjjmeJd4tSMhzCDN8CihemIW3nxnH33gXQup/nnTS0CHQ2bR0IsIIn9tO5yzAVOaavrjSeAe/XK',
  'qDMpiGRR+55263QJ1DnM76XzTCxOzUETi1bD4Gx/Xxa3P4j7+hFK7BYGiY5Ppf6LhBFW01+EMbJSD/2aexZ+4s6LTd73GVVip0z3YoEdxu2vGN',
  'BKlQmQd698K+V2dj9JABAW0bm1vwfe1FqAN1B+Nugaxph0Jl5oxKkSWOc/zPC3C0SlADFiAkuK7bXNRsjmW/+0BlMpIfkm17qFLJ9OANC4rjXA',
  'ONU2DsrZgEqAx3z8cHy9uPsre24lh1LdTCOdD0qe/Hr50CidCqusAZycN8znO+OF59AU0tdqiKQ+vU5BQoSKQZKpORIt899/96HuGirQ9qHVeg',
  'Ir1jojE+aYgsW7Xd0027JqdAiwH/8fAfKjFlRJIz7JFDee0l1d2T7aGKlosjr/Fr1ygqsu6i+BzAxYyU4bJt1ZrcPWHTxHXXbpt7JcOGVlXclK',
  '9cJj/8oCxb5jUselC+POvyuR5aPKIJUgEVmJA0FMbYmIB2O8p/Rt/V+UFtTcinQ4vHUo2UsVe6GAoJNHraHCJe/6oU35yrRrggVDrgunYLtNrt',
  'J/VajV1pRDH9kWF+7/FI/ZW9Jaiqa0C4YAOM3WqJP+H6v8NFt5sbmfZTUADf8ksw9vJ57+j5Wkwo3B1WcW0wDR8vds8I3hE9pQegAF9rTz6Q5H',
  '97Gpm7itRfrfiikwYvgVZR/JL9uY0QmZHsPT1ct9iQ+WkR1pWVIzLQBqtW+4VniXcLcjelNB8hMDy+n/PHRWXdVYwr2IWy82FYpfiBBVvvY9Pq',
  'Js+yLvuiFtFYwDrqPwgSz9b7rOIcJm7bg8s3GxEpWFe4aHMYP+xc3nVne/uyllD2Rnn/4+vKpUVH8GbxETSLQR+nK8K5J8rq3rnc59mExej4nL',
  '2SSsiEx37xvQ2YsnMv9pyVfbqsJlXOOvvAb8QWbVqbokHUWfZmdAgA3w6su9WEG9aQsz1Ch9JGRxR50r4lt8rX7e4PQJdveJ4IUjFzWdln+ZGE',
  'jRWSBDK5eWvuCX823cY0YsWJas3YpxqZwLBsKSqFTbE5zVvz9nVnEzBoE386WRGdNimOtXVE82ICQrHNWpBnDmQmO0+Gp26w4+Ld4dz9lgNfa7',
  'Jz+bm2gtwiOfbBJQIt3zCWCHR/uNO3/MHmunoqkVm2bWvOyn0m6FQu/fL1/SHQw6wlH0MEYS33G4kS0y2bzUEF5kGPjjxXzGoU0yTQbPat1xBm',
  'ePoWpfQN9p2jgxXHUZZOyY7cDKK4BDydEoiDmlB6iy1PNlmorjDy6ZSd4Qmx0GSxj5vJFgZToQDWWmVs2j1opfav735CrC94SrPomMoGowzmX4',
  '/KSWlmR3eVEkGpTYg50jNTmmVw7ySl9zD+BwAA//++eHvFAAAABklEQVQDAADORYPU7Ln+AAAAAElFTkSuQmCC',
].join('');
