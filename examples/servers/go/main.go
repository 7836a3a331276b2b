// Every call of login-portal, with the standard library of Go and data in memory: a starting point for a server.
//
//	PORT=8000 go run .
//
// docs/api.md describes the calls.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"time"
)

var (
	port   = environment("PORT", "8000")
	origin = environment("ORIGIN", "http://localhost:"+port)
	// The number of proxies in front. With 0, X-Forwarded-For is ignored, because any client can forge it.
	proxies, _ = strconv.Atoi(environment("PROXIES", "0"))
)

func environment(name, unset string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return unset
}

func answer(writer http.ResponseWriter, status int, word string, data any) {
	writer.Header().Set("Content-Type", "application/json")
	writer.WriteHeader(status)
	json.NewEncoder(writer).Encode(map[string]any{"status": word, "data": data})
}

// area answers for a page behind the sign-in.
func area(kind string) http.HandlerFunc {
	return func(writer http.ResponseWriter, incoming *http.Request) {
		lock.Lock()
		defer lock.Unlock()
		cookie, err := incoming.Cookie("session")
		if err != nil || sessions[cookie.Value].key.kind != kind || sessions[cookie.Value].end.Before(time.Now()) {
			http.Redirect(writer, incoming, "/login/", http.StatusFound)
			return
		}
		writer.Header().Set("Content-Type", "text/plain; charset=utf-8")
		fmt.Fprintf(writer, "You are signed in as %s.", sessions[cookie.Value].key.email)
	}
}

var pages = map[string]http.HandlerFunc{"/admin": area("user"), "/member": area("member")}

func handle(writer http.ResponseWriter, incoming *http.Request) {
	writer.Header().Set("Cache-Control", "no-store")
	writer.Header().Set("X-Content-Type-Options", "nosniff")
	if page := pages[incoming.URL.Path]; page != nil && incoming.Method == "GET" {
		page(writer, incoming)
		return
	}
	data, err := call(writer, incoming)
	var refusal Refusal
	switch {
	case errors.As(err, &refusal):
		if refusal.retryAfter != "" {
			writer.Header().Set("Retry-After", refusal.retryAfter)
		}
		answer(writer, refusal.status, "ERROR", refusal.text)
	case err != nil:
		log.Print(err)
		answer(writer, 500, "ERROR", "The server has a problem. Please try again later.")
	case data == nil:
		message := url.QueryEscape("This provider is not known.")
		http.Redirect(writer, incoming, "/login/sso/error?message="+message, http.StatusFound)
	default:
		answer(writer, 200, "OK", data)
	}
}

// call finds and makes the call of a request. The data is nil for single sign-on, which redirects.
func call(writer http.ResponseWriter, incoming *http.Request) (any, error) {
	for _, each := range calls {
		match := each.pattern.FindStringSubmatch(incoming.URL.EscapedPath())
		if match == nil || each.method != incoming.Method {
			continue
		}
		request := Request{writer: writer, client: clientOf(incoming)}
		for _, parameter := range match[1:] {
			decoded, _ := url.PathUnescape(parameter)
			request.parameters = append(request.parameters, decoded)
		}
		if each.method == "POST" {
			body, err := readBody(writer, incoming)
			if err != nil {
				return nil, err
			}
			request.body = body
		} else if _, err := incoming.Cookie("XSRF-TOKEN"); err != nil {
			request.setCookie("XSRF-TOKEN", newSecret(), 0)
		}
		lock.Lock()
		defer lock.Unlock()
		return each.make(request)
	}
	return nil, Refusal{status: 404, text: "There is no such call."}
}

func main() {
	listener, err := net.Listen("tcp", "localhost:"+port)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("Listening on " + origin)
	server := http.Server{
		// A ServeMux would redirect paths with an encoded slash or two slashes.
		Handler: http.HandlerFunc(handle),
		// A client that sends nothing is disconnected. The time to write begins with the headers of the request.
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       15 * time.Second,
		WriteTimeout:      30 * time.Second,
		IdleTimeout:       10 * time.Second,
		MaxHeaderBytes:    largestBody,
	}
	log.Fatal(server.Serve(listener))
}
